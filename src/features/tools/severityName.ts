import {translate} from '@docusaurus/Translate';

/** The word for a severity, which never is a color alone. */
export default function severityName(
  severity: 'error' | 'warning' | 'note' | 'info',
): string {
  switch (severity) {
    case 'error':
      return translate({id: 'tool.error', message: 'Error'});
    case 'warning':
      return translate({id: 'tool.warning', message: 'Warning'});
    case 'note':
    case 'info':
      return translate({id: 'tool.note', message: 'Note'});
  }
}
