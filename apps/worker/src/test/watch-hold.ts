import type { TenantDatabase } from '@svc/db';

/** Tells of the moments right before and after the statement that holds a scan's credits, inside its transaction. */
export function watchHold(
  db: TenantDatabase,
  at: (point: 'before_hold' | 'after_hold') => void,
): TenantDatabase {
  const holding = new WeakSet<object>();
  return db.withPlugin({
    transformQuery({ node, queryId }) {
      if (node.kind !== 'RawNode' || !node.sqlFragments.some((part) => part.includes('hold_credits')))
        return node;
      holding.add(queryId);
      at('before_hold');
      return node;
    },
    async transformResult({ result, queryId }) {
      if (holding.has(queryId)) at('after_hold');
      return result;
    },
  });
}
