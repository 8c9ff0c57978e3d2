/** Takes something away, or ends it. */
const removing = {
  said: /\b(?:delet\w*|remov\w*|eras\w*|drop (?:the|this|that|my|our|a)|get(?:ting)? rid|throw|revok\w*|disabl\w*|kill|disconnect|stop|end|abort|abolish|cancel|withdraw|undo|roll back|take (?:back|away|off|out)|take .{1,30} (?:back|away|off|out|down)|purge|wipe|scrap|bin|trash|discard|forget|unlink|unplug|untrack|unshare|unregister|detach|cut (?:off|the)|invalid\w*|block|lift|call off|break off|clos\w* (?:the|our|my) account|leaving|left|no longer|no more|(?:any ?more|any longer)|isn'?t|is no|obsolete|can go|lock .{1,20} out|log out|sign .{1,30} out|kick .{0,20} ?out|offboard)\b/,
  does: /^(?:delete|remove|revoke|disconnect|cancel|stop|archive|pause)/,
};

/** What was taken away is wanted back. */
const givingBack = /\b(?:undo|revert|reverse|restore|recover|take back|get back|bring back)\b.*\bdelet\w*/;

/** Parts of one figure side by side, which no tool that compares two things does. */
const parts = '(?:countries|regions|markets|languages|topics|intents|personas)';

/** Other acts that a request wants, by its verbs; a tool's name begins with its act. */
const actions: readonly { said: RegExp; does: RegExp }[] = [
  {
    said: /\b(?:create|add|new|set up|make|register|save|invite|connect|link|build|start|begin|buy|upload|import)\b/,
    does: /^(?:create|add|save|invite|connect|start|generate|import|set|purchase|log|ingest)/,
  },
  {
    said: /\b(?:change|edit|fix|rename|update|adjust|correct|replace|mute|restrict|switch|give)\b/,
    does: /^(?:update|set|correct|change|apply|rotate|activate|tag)/,
  },
  {
    said: new RegExp(`\\b(?:compare|difference|versus|vs)\\b(?!.{0,20}\\b${parts}\\b)`),
    does: /^(?:compare|diff)/,
  },
  { said: new RegExp(`\\bcompare\\b.{0,20}\\b${parts}\\b`), does: /^query/ },
  {
    said: /^(?:show|see|can i|before|read|open|list|which|what|who|where|how|why|is|are|was|were|did|does|do|has|have|when|any|all|every|give me)\b/,
    does: /^(?:get|list|search|query|explain|compare|check|whoami|forecast|estimate|preview|analyze|decompose|score|backtest|verify|simulate|plan|discover)/,
  },
];

/** What a tool does against what a request wants done: nothing is taken away unasked. */
export function effects(name: string, request: string): { removes: number; unasked: number; acts: number } {
  const plain = name.replace(/^svc[._]/, '');
  const [does, said] = [removing.does.test(plain), removing.said.test(request) && !givingBack.test(request)];
  return {
    removes: does && said ? 1 : 0,
    unasked: does && !said ? 1 : 0,
    acts: actions.some((action) => action.said.test(request) && action.does.test(plain)) ? 1 : 0,
  };
}
