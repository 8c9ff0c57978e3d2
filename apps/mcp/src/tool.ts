import type { SvcClient } from '@svc/client';
import type { Arguments } from './call.ts';
import type { ToolCard } from './catalog/entry.ts';
import type { ToolResult } from './render.ts';

/** What a tool may use while it runs. */
export interface ToolContext {
  /** null: no key was given. */
  client: SvcClient | null;
  apiUrl: string;
  signal: AbortSignal;
  /** false: the client asks again by itself, so that nothing has to wait here. */
  waits: boolean;
  /** Tells the client how far it is, when it asked to be told. */
  progress: (done: number, total: number, message: string) => Promise<void>;
  /** Runs another tool by name, with the same rules as a call from outside. */
  runTool: (name: string, given: Arguments) => Promise<ToolResult>;
  /** The tools that this caller may use. */
  tools: readonly Tool[];
}

/** A tool is data and one function. */
export interface Tool {
  card: ToolCard;
  run: (given: Arguments, context: ToolContext) => Promise<ToolResult>;
}
