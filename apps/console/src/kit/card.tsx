import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  /** The unit or share of what, and the dates. */
  about?: ReactNode;
  /** At the right of the title: a link, or a choice. */
  action?: ReactNode;
  /** How many scans, prompts and answers; what the band is. */
  foot?: ReactNode;
  /** Such as Table and Download, at the right of the foot. */
  footActions?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** One block of a page: what it shows, of when, and what it rests on. */
export function Card({ title, about, action, foot, footActions, className = '', children }: Props) {
  return (
    <section className={`card ${className}`}>
      <div className="card-head">
        <div>
          <h2>{title}</h2>
          {about && <p>{about}</p>}
        </div>
        {action}
      </div>
      {children}
      {(foot || footActions) && (
        <div className="card-foot">
          <span>{foot}</span>
          {footActions}
        </div>
      )}
    </section>
  );
}
