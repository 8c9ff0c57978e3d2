/** The page of `chart/`, ready to show: made when it is asked for; the shipped bundle holds it ready. */
export async function chartPage(): Promise<string> {
  const { bundlePage } = await import('../../chart/bundle.ts');
  return bundlePage();
}
