import type { Answer } from '@svc/client';

type Template = Answer<'list_report_templates'>['items'][number];

interface Props {
  legend: string;
  templates: readonly Template[];
  chosen: string;
  choose: (id: string) => void;
}

/** Kinds of reports, each with a small picture of its first page. */
export function TemplateCards({ legend, templates, chosen, choose }: Props) {
  return (
    <fieldset className="bare">
      <legend>{legend}</legend>
      <div className="choices">
        {templates.map(({ id, name, description, sections }) => (
          <label key={id} className="choice boxed template">
            <input
              type="radio"
              name="template"
              value={id}
              checked={chosen === id}
              onChange={() => choose(id)}
            />
            <Page sections={sections} />
            <span>
              {name}
              <small>{description}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What its page looks like: lines of words, curves, bars and tables, in the order of its parts. */
function Page({ sections }: { sections: readonly string[] }) {
  return (
    <svg viewBox="0 0 44 56" width={44} height={56} className="page-picture" aria-hidden="true">
      <rect x="0.5" y="0.5" width="43" height="55" rx="3" className="paper" />
      <path d="M6 8h20" className="strong" />
      {sections.slice(0, 4).map((section, index) => {
        const y = 15 + index * 10;
        if (section === 'trend' || section === 'history')
          return <path key={section} d={`M6 ${y + 5}l8-3 8 2 8-5 8 2`} className="curve" />;
        if (section === 'story' || section === 'answers' || section === 'methodology')
          return <path key={section} d={`M6 ${y}h32M6 ${y + 3}h28`} className="words" />;
        if (section === 'headline' || section === 'engines' || section === 'competitors')
          return <path key={section} d={`M6 ${y}h24M6 ${y + 4}h16`} className="bars" />;
        return <path key={section} d={`M6 ${y}h32M6 ${y + 3}h32M20 ${y - 1}v5`} className="words" />;
      })}
    </svg>
  );
}
