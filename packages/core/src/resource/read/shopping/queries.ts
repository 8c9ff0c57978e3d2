import { rowsOf, type Scope } from '@svc/db';
import type { AdText, CardText } from '@svc/detection/card';
import { type RawBuilder, sql } from 'kysely';

import { type PanelQuery, pickedCells, readableInSql } from '../../measure/cell/index.ts';

/** Texts beside answers, each wording once. `key` identifies a wording. */
export interface Texts {
  products: (CardText & { key: string })[];
  ads: (AdText & { key: string })[];
}

/** A brand in a wording: its product, what it sells, or its ad. */
export interface Found {
  key: string;
  brandId: string;
  as: 'product' | 'seller' | 'ad';
}

/** Counts of one prompt and engine. */
export interface PromptCounts {
  question: string;
  topic: string | null;
  engine: string;
  imported: boolean;
  answers: number;
  products: { told: number; answers: number; items: number };
  ads: { told: number; answers: number; items: number };
}

/** Counts of one brand on one prompt and engine. */
export interface BrandCounts {
  question: string;
  topic: string | null;
  brandId: string;
  as: Found['as'];
  answers: number;
  items: number;
  onlyBeside: number;
  firstPositions: number;
}

const keyInSql = (fields: readonly string[]): RawBuilder<string> =>
  sql<string>`md5(concat_ws(chr(31), ${sql.join(fields.map((field) => sql`coalesce(i ->> ${sql.lit(field)}, '')`))}))`;
const productKey = keyInSql(['title', 'brand', 'merchant', 'url']);
const adKey = keyInSql(['advertiser', 'title', 'url']);
/** An ad that the screen had and did not show is none. */
const isShown = sql<boolean>`(i ->> 'rendered') is distinct from 'false'`;

/** `picked`: readable answers of the cells that a query picks. */
const picked = (scope: Scope, query: PanelQuery): RawBuilder<unknown> => sql`
  picked as materialized (
    select c.question, c.topic, a.engine, a.products, a.ads, a.detection,
      exists (select from scan s where s.workspace_id = a.workspace_id and s.id = a.scan_id and s.origin = 'imported') as imported
    from (${pickedCells(scope, query, ['answered'])}) c
      join answer a on a.workspace_id = c.workspace_id and a.scan_id = c.scan_id and a.engine = c.engine and a.prompt_index = c.prompt_index
    where a.workspace_id = ${scope.workspace.id} and ${readableInSql})`;

/** Wordings beside the answers that a query picks, `atMost` of each kind. */
export async function readTexts(scope: Scope, query: PanelQuery, atMost: number): Promise<Texts> {
  const rows = await rowsOf<{ products: Texts['products'] | null; ads: Texts['ads'] | null }>(scope.db)`
    with ${picked(scope, query)}, product as (
      select distinct on (1) ${productKey} as key, i ->> 'title' as title, i ->> 'brand' as brand, i ->> 'merchant' as merchant, i ->> 'url' as url
      from picked, jsonb_array_elements(products) i order by 1 limit ${atMost}::integer
    ), ad as (
      select distinct on (1) ${adKey} as key, i ->> 'advertiser' as advertiser, i ->> 'title' as title, i ->> 'url' as url
      from picked, jsonb_array_elements(ads) i where ${isShown} order by 1 limit ${atMost}::integer
    )
    select (select json_agg(p) from product p) as products, (select json_agg(a) from ad a) as ads`;
  return { products: rows[0]?.products ?? [], ads: rows[0]?.ads ?? [] };
}

/** Counts by prompt and engine: of all that was shown, and of each brand. */
export async function countShown(
  scope: Scope,
  query: PanelQuery,
  found: readonly Found[],
): Promise<{ prompts: PromptCounts[]; brands: BrandCounts[] }> {
  const rows = await rowsOf<{ prompts: PromptCounts[] | null; brands: BrandCounts[] | null }>(scope.db)`
    with found as (
      select * from json_to_recordset(${found}::json) as f(key text, "brandId" text, "as" text)
    ), ${picked(scope, query)}, counted as (
      select *, row_number() over () as answer, jsonb_array_length(products) as product_items,
        case when ads is not null then (select count(*)::integer from jsonb_array_elements(ads) i where ${isShown}) end as ad_items
      from picked
    ), prompts as (
      select question, topic, engine, bool_or(imported) as imported, count(*) as answers,
        json_build_object('told', count(product_items), 'answers', count(*) filter (where product_items > 0),
          'items', coalesce(sum(product_items), 0)) as products,
        json_build_object('told', count(ad_items), 'answers', count(*) filter (where ad_items > 0),
          'items', coalesce(sum(ad_items), 0)) as ads
      from counted group by question, topic, engine
    ), item as (
      select c.answer, c.question, c.topic, c.detection, f."brandId", f."as", place
      from counted c cross join jsonb_array_elements(c.products) with ordinality as p(i, place)
        join found f on f.key = ${productKey} and f."as" <> 'ad'
      union all
      select c.answer, c.question, c.topic, c.detection, f."brandId", f."as", place
      from counted c cross join jsonb_array_elements(c.ads) with ordinality as p(i, place)
        join found f on f.key = ${adKey} and f."as" = 'ad' where ${isShown}
    ), by_answer as (
      select answer, question, topic, "brandId", "as", count(*) as items, min(place) as first,
        not exists (select from jsonb_array_elements(min(detection::text)::jsonb -> 'brands') d
          where d ->> 'brandId' = item."brandId" and (d ->> 'present')::boolean) as alone
      from item group by answer, question, topic, "brandId", "as"
    ), brands as (
      select question, topic, "brandId", "as", count(*) as answers, sum(items)::bigint as items,
        count(*) filter (where alone) as "onlyBeside", sum(first)::bigint as "firstPositions"
      from by_answer group by question, topic, "brandId", "as"
    )
    select (select json_agg(p) from prompts p) as prompts, (select json_agg(b) from brands b) as brands`;
  return { prompts: rows[0]?.prompts ?? [], brands: rows[0]?.brands ?? [] };
}
