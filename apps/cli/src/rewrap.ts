import { rewrapProviderKeys } from '@svc/core/resource/account/provider-key';
import { rewrapSecrets } from '@svc/core/secret';
import { type Say, type Settings, withEnvironment } from './environment.ts';

/** Whether all could be opened and sealed anew. */
export const rewrap = (settings: Settings, say: Say): Promise<boolean> =>
  withEnvironment(settings, async (environment) => {
    const secrets = await rewrapSecrets(environment);
    const keys = await rewrapProviderKeys(environment);
    say(JSON.stringify({ keys, secrets }));
    return keys.failed + secrets.failed === 0;
  });
