import { scope, scopeSearch } from '../scope.ts';
import { useText } from '../text/index.ts';

/** Says that no figure here is about a real brand. In the sample it links to the own brand, in other test data to the live side. */
export function TestChip({ sample }: { sample: boolean }) {
  const { frame } = useText();
  return (
    <>
      <button type="button" className="chip-test" popoverTarget="test-data">
        {frame.test}
      </button>
      <div id="test-data" popover="auto" className="menu test-menu">
        <p>
          <strong>{sample ? frame.sample : frame.test}</strong>
        </p>
        <p>{sample ? frame.sampleSays : frame.testSays}</p>
        <p className="actions">
          {sample ? (
            <>
              <a className="button" href="/app/new">
                {frame.measureOwn}
              </a>
              <a className="button" href={`/app/settings/workspace${scopeSearch({ ...scope, test: false })}`}>
                {frame.deleteSample}
              </a>
            </>
          ) : (
            <a className="button" href={`/app${scopeSearch({ ...scope, test: false })}`}>
              {frame.toLive}
            </a>
          )}
        </p>
      </div>
    </>
  );
}
