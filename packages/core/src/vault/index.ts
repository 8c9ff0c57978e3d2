export { decrypt, encrypt } from './cipher.ts';
/** Secrets of tenants at rest: envelope encryption under keys that the operator holds. */
export { type KeyEncryptionKey, localKey, newKey, parseKeys, readKeyFile } from './key.ts';
export { createRedactor, type Redactor, secretsOf } from './redact.ts';
export { createVault, loadVault, type Sealed, type SecretPlace, type Vault, VaultError } from './vault.ts';
