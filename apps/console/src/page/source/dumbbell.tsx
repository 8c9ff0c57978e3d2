/** You and any rival on one axis from 0 to 100%; the words beside it say it. */
export function Dumbbell({ own, rivals, width = 120 }: { own: number; rivals: number; width?: number }) {
  const x = (share: number): number => 6 + (width - 12) * Math.max(0, Math.min(1, share));
  return (
    <svg className="marks" width={width} height={14} viewBox={`0 0 ${width} 14`} aria-hidden="true">
      <line x1={6} x2={width - 6} y1={7} y2={7} stroke="var(--line)" strokeWidth={1} />
      <line x1={x(own)} x2={x(rivals)} y1={7} y2={7} stroke="var(--ctl)" strokeWidth={1.5} />
      <circle cx={x(rivals)} cy={7} r={4} fill="var(--panel)" stroke="var(--ink)" strokeWidth={2} />
      <circle cx={x(own)} cy={7} r={4.5} fill="var(--own)" stroke="var(--panel)" strokeWidth={1} />
    </svg>
  );
}
