/** Put in by the bundler. */
declare const __VERSION__: string;
