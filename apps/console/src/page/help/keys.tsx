import { Link } from '@tanstack/react-router';
import { Card } from '../../kit/card.tsx';
import { useAreaText } from '../../text/area.ts';
import { helpWords } from './words.ts';

const keys = [
  ['⌘ K', 'anywhere'],
  ['/', 'page'],
  ['g v', 'overview'],
  ['g q', 'prompts'],
  ['j  k', 'rows'],
  ['?', 'all'],
] as const;

/** The few keys that everybody uses; “?” shows all of them. */
export function Keys() {
  const words = useAreaText(helpWords);
  return (
    <Card title={words.keys}>
      <dl className="keys-of">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words.key[what]}</dd>
          </div>
        ))}
      </dl>
      <p className="small">
        <Link to="/settings/$area" params={{ area: 'appearance' }}>
          {words.switchOff}
        </Link>
      </p>
    </Card>
  );
}
