import postgres from 'postgres';

interface Column {
  name: string;
  json: boolean;
  nullable: boolean;
  defaulted: boolean;
  /** Definition of a check that lists the values, e.g. `CHECK ((state = ANY (ARRAY['draft'::text, 'active'::text])))`. */
  check: string | null;
}

const columns = `
  select c.table_name || '.' || c.column_name as name, c.data_type in ('json', 'jsonb') as json, c.is_nullable = 'YES' as nullable,
    c.column_default is not null as defaulted,
    (select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.contype = 'c' and k.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass
        and k.conkey = array[c.ordinal_position::smallint] and pg_get_constraintdef(k.oid) ~ '= ANY \\(ARRAY\\[''' limit 1) as check
  from information_schema.columns c where c.table_schema = 'public' order by 1`;

/** Columns that the database says more of than their type: values listed by a check, and JSON, which its owner describes. */
export async function columnTypes(url: string): Promise<Record<string, string>> {
  const sql = postgres(url, { max: 1 });
  try {
    const rows = await sql.unsafe<Column[]>(columns);
    return Object.fromEntries(
      rows.flatMap((column) => {
        const type = typeOf(column);
        return type === null ? [] : [[column.name, type]];
      }),
    );
  } finally {
    await sql.end();
  }
}

function typeOf({ name, json, nullable, defaulted, check }: Column): string | null {
  const values = [...(check ?? '').matchAll(/'([a-z0-9_]+)'::text/g)].map(([, value]) => `"${value}"`);
  if (!json && values.length === 0) return null;
  const plain = json ? `JsonColumn<"${name}">` : values.join(' | ');
  const type = nullable ? `${plain} | null` : plain;
  return defaulted ? `Generated<${type}>` : type;
}
