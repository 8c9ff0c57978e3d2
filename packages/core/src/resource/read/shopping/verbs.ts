import { shoppingOperations } from '@svc/contract/read/shopping';
import { implement } from '../../../implement/index.ts';
import { getShoppingVisibility } from './service.ts';

export const shoppingVerbs = implement(shoppingOperations, {
  get_shopping_visibility: { run: getShoppingVisibility },
});
