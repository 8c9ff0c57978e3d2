import { privacyOperations } from '@svc/contract/across/privacy';
import { implement } from '../../../implement/index.ts';
import { getPrivacyControls, setPrivacyControls } from './service.ts';

export const privacyVerbs = implement(privacyOperations, {
  get_privacy_controls: { run: getPrivacyControls },
  set_privacy_controls: { run: setPrivacyControls },
});
