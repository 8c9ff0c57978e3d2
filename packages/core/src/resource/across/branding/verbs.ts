import { brandingOperations } from '@svc/contract/across/branding';
import { implement } from '../../../implement/index.ts';
import { getBranding, setBranding } from './service.ts';

export const brandingVerbs = implement(brandingOperations, {
  get_branding: { run: getBranding },
  set_branding: { run: setBranding },
});
