/** Which files are read, and as what. */
export type FileKind = 'code' | 'json' | 'style' | 'html';

const kinds: [FileKind, RegExp][] = [
  ['code', /\.(?:[cm]?[jt]sx?)$/i],
  ['json', /\.json5?$/i],
  ['style', /\.(?:css|scss|sass|less)$/i],
  ['html', /\.(?:html?|ejs)$/i],
];

/** Names without an ending that are not pasted code. */
const noCode =
  /^(?:LICEN[CS]E|COPYING|NOTICE|README|CHANGELOG|AUTHORS|CONTRIBUTORS|Makefile|Dockerfile|Jenkinsfile|CODEOWNERS|VERSION)$/i;

/** How a file is read; a name without an ending is pasted code. Null: not read at all. */
export function kindOf(path: string): FileKind | null {
  const name = path.split(/[\\/]/).at(-1) ?? '';
  if (/\.d\.[cm]?ts$|\.min\.js$|^package-lock\.json$/i.test(name)) {
    return null;
  }
  const found = kinds.find(([, pattern]) => pattern.test(name));
  return found
    ? found[0]
    : name.includes('.') || noCode.test(name)
      ? null
      : 'code';
}

/** Whether a folder is worth opening: not what packages and builds put there. */
export const isSourceFolder = (name: string) =>
  !/^(?:node_modules|dist|build|coverage|\..+)$/.test(name);

/** Whether a path inside a zip or a dropped folder is worth reading. */
export function isSource(path: string): boolean {
  const folders = path.split('/');
  folders.pop();
  return (
    kindOf(path) !== null &&
    folders.every(
      (name) => name !== '..' && name !== '__MACOSX' && isSourceFolder(name),
    )
  );
}
