import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Expression, Node, SourceFile, TypeNode } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { API, type Checker } from 'typescript/unstable/sync';

/** A statement in plain SQL, and what the code around it takes its rows to be. */
export interface DeclaredRows {
  /** `path:line` */
  at: string;
  /** Whether a statement that was sent is this one; what is filled in may be anything. */
  matches: (statement: string) => boolean;
  /** Characters of the text that is its own. */
  length: number;
  /** Names of the row's fields. */
  fields: readonly { name: string; optional: boolean }[];
}

const root = join(import.meta.dirname, '../../../..');
const ofTests = /\.(test|fixture)\.ts$|\/test(ing)?\/|\/(factory|examples?|testing)\.ts$/;
const optionalFlag = 1 << 24;

/** Every `rowsOf<Row>(db)` and `sql<Row>` with a statement of the product. Reads types with the compiler itself. */
export function declaredRows(): DeclaredRows[] {
  const api = new API({ cwd: root });
  try {
    const project = api.updateSnapshot({ openProject: join(root, 'tsconfig.json') }).getProjects()[0];
    if (!project) throw new Error('the compiler opened no project');
    return globSync(['apps/*/src/**/*.ts', 'packages/{core,db}/src/**/*.ts'], { cwd: root })
      .filter(
        (path) => !ofTests.test(path) && /\b(?:rowsOf|sql)</.test(readFileSync(join(root, path), 'utf8')),
      )
      .flatMap((path) => {
        const file = project.program.getSourceFile(join(root, path));
        return file ? statementsIn(file).map((one) => declared(path, file, one, project.checker)) : [];
      });
  } finally {
    api.close();
  }
}

interface Statement {
  row: TypeNode;
  /** The text between what is filled in. */
  pieces: readonly string[];
  position: number;
}

function statementsIn(file: SourceFile): Statement[] {
  const found: Statement[] = [];
  const visit = (node: Node): void => {
    if (is.isTaggedTemplateExpression(node)) {
      const row = rowOf(node.tag, node.typeArguments?.[0], node.parent);
      if (row) found.push({ row, pieces: piecesOf(node.template), position: node.getStart(file) });
    }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

/** The type that is promised of the rows of this statement; undefined: it is a part of one. */
function rowOf(tag: Expression, argument: TypeNode | undefined, parent: Node): TypeNode | undefined {
  if (is.isCallExpression(tag) && is.isIdentifier(tag.expression) && tag.expression.text === 'rowsOf')
    return tag.typeArguments?.[0];
  const whole = is.isPropertyAccessExpression(parent) && parent.name.text === 'execute';
  return whole && is.isIdentifier(tag) && tag.text === 'sql' ? argument : undefined;
}

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const piecesOf = (template: Node): string[] => {
  if (is.isNoSubstitutionTemplateLiteral(template)) return [template.text];
  if (!is.isTemplateExpression(template)) return [];
  return [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
};

function declared(
  path: string,
  file: SourceFile,
  { row, pieces, position }: Statement,
  checker: Checker,
): DeclaredRows {
  const type = checker.getTypeFromTypeNode(row);
  const pattern = new RegExp(`^${pieces.map(literally).join('[\\s\\S]*?')}$`);
  return {
    at: `${path}:${file.text.slice(0, position).split('\n').length}`,
    matches: (statement) => pattern.test(statement),
    length: pieces.join('').length,
    fields: (type ? checker.getPropertiesOfType(type) : []).map(({ name, flags }) => ({
      name,
      optional: (flags & optionalFlag) !== 0,
    })),
  };
}
