import type { ReactNode } from 'react';

interface Props {
  /** One sentence that a board could read aloud. */
  children: ReactNode;
  /** The evidence behind the sentence. */
  lead?: ReactNode;
  /** Actions on the whole page. */
  action?: ReactNode;
}

/** The head of a page: its sentence, its lead, and its acts at the right. */
export function PageHead({ children, lead, action }: Props) {
  return (
    <div className="page-head">
      <div>
        <h1 className="display">{children}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {action && <div className="actions">{action}</div>}
    </div>
  );
}
