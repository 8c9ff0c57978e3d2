/** Our icons, 16 px, drawn with the colour of the text around them. */
const paths = {
  overview: 'M2 11.5 5.5 7l3 2.6L14 3.5M2 14h12',
  prompts: 'M2.5 3.5h11v7.2h-6L4.6 13v-2.3H2.5zM5.2 6.2h5.6M5.2 8.2h3.6',
  competitors: 'M3 13.5V8.5M8 13.5V2.5M13 13.5V6',
  sources:
    'M6.7 9.3a2.6 2.6 0 0 0 3.7 0l2.2-2.2a2.6 2.6 0 0 0-3.7-3.7l-.8.8M9.3 6.7a2.6 2.6 0 0 0-3.7 0L3.4 8.9a2.6 2.6 0 0 0 3.7 3.7l.8-.8',
  improve: 'M8 13.5v-11M3.8 6.7 8 2.5l4.2 4.2',
  reports: 'M4 1.8h5.2L12.3 5v9.2H4zM9 1.9V5.2h3.2M6.2 8.2h4M6.2 10.8h4',
  settings:
    'M2 4.5h6.5M12.5 4.5H14M2 11.5h1.5M7.5 11.5H14M12.5 4.5a2 2 0 1 1-4 0a2 2 0 0 1 4 0M7.5 11.5a2 2 0 1 1-4 0a2 2 0 0 1 4 0',
  help: 'M14.2 8a6.2 6.2 0 1 1-12.4 0a6.2 6.2 0 0 1 12.4 0M6.3 6.2a1.8 1.8 0 1 1 2.6 1.7c-.6.3-.9.6-.9 1.2M8 11.4v.01',
  search: 'M11.5 7a4.5 4.5 0 1 1-9 0a4.5 4.5 0 0 1 9 0M10.5 10.5l3.2 3.2',
  inbox:
    'M8 1.9a4 4 0 0 0-4 4c0 3.6-1.5 4.9-1.5 4.9h11S12 9.5 12 5.9a4 4 0 0 0-4-4zM6.6 13.3a1.6 1.6 0 0 0 2.8 0',
  play: 'M5 3.2v9.6l7.6-4.8z',
  calendar:
    'M4 3.3h8a1.5 1.5 0 0 1 1.5 1.5v7.2a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 12V4.800A1.5 1.5 0 0 1 4 3.3M2.5 6.5h11M5.5 1.800v2.7M10.5 1.800v2.7',
  down: 'm4.5 6.3 3.5 3.5 3.5-3.5',
  up: 'm4.5 9.7 3.5-3.5 3.5 3.5',
  updown: 'm5 6 3-3 3 3M5 10l3 3 3-3',
  plus: 'M8 3v10M3 8h10',
  bookmark: 'M3.5 2.5h9v11.2L8 10.5l-4.5 3.2z',
  columns:
    'M3.7 3h8.6a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5H3.7a1.5 1.5 0 0 1-1.5-1.5v-7A1.5 1.5 0 0 1 3.7 3M6.2 3v10M10 3v10',
  download: 'M8 2.5v8M4.8 7.5 8 10.7l3.2-3.2M3 13.5h10',
  check: 'm3.2 8.4 3.2 3.2 6.4-7',
  tag: 'M2.5 7.300V2.5h4.8l6.2 6.2-4.8 4.8zM5.3 5.300v.01',
  close: 'm4 4 8 8M12 4l-8 8',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  filters: 'M2.5 4.500h11M4.5 8h7M6.5 11.500h3',
  back: 'M9.7 3.5 5.2 8l4.5 4.5',
  projects:
    'M2.5 2.500h4.500v4.500H2.500zM9 2.500h4.500v4.500H9zM2.5 9h4.500v4.500H2.500zM9 9h4.500v4.500H9z',
} as const;

export type IconName = keyof typeof paths;

/** A picture beside words that say the same; it is not read aloud. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 2.2 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
