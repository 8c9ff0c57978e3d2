export const addresses = /\b(GET|POST|PUT|PATCH|DELETE) (\/v1\/[\w/{}-]*\w}?)/g;

/** For a model the API's addresses are tools: “GET /v1/engines lists them” becomes “svc.get_engine_breakdown …”. */
export const nameTools = (text: string, toolAt: (address: string) => string | undefined): string =>
  text.replace(addresses, (whole, method: string, path: string) => toolAt(`${method} ${path}`) ?? whole);
