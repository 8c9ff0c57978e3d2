// Made by `pnpm gen` from packages/client/openapi.json.
/** What people call the service, unless the operator says otherwise. */
export const productName = "Presence";
