import type {UpgradeResult} from '@ohif-docs/doctor/upgrade';

/** Text that Markdown shows as it is. */
const plain = (text: string) => text.replace(/[<>[\]*_]/g, '\\$&');

/** Findings and questions as a Markdown checklist, for an issue or a pull request. */
export function checklistAsMarkdown({
  findings,
  checklist,
}: UpgradeResult): string {
  const lines: string[] = [];
  let file = '';
  for (const finding of findings) {
    if (finding.file !== file) {
      file = finding.file;
      lines.push('', `## ${plain(file)}`, '');
    }
    const hint = finding.certainty === 'likely' ? ' (look at it)' : '';
    lines.push(
      `- [ ] Line ${finding.line}${hint}: ${finding.message} (\`${finding.change}\`)`,
    );
  }
  if (checklist.length > 0) {
    lines.push('', '## Questions', '');
    for (const {ask, change} of checklist) {
      lines.push(`- [ ] ${ask} (\`${change}\`)`);
    }
  }
  return `${lines.join('\n').trim()}\n`;
}
