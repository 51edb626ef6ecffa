/** Two messages as they appear after a click, for the card of the page, which cannot be clicked. */
import React from 'react';
import {Icons} from '@ohif/ui-next';

const messages = [
  {Icon: Icons.StatusSuccess, kind: 'success', text: 'The report was stored.'},
  {
    Icon: Icons.StatusError,
    kind: 'error',
    text: 'The archive did not respond.',
  },
];

export default function Messages() {
  return messages.map(({Icon, kind, text}) => (
    <div
      key={kind}
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: 8,
        marginBlock: 4,
        padding: '10px 14px',
        border: `1px solid var(--viewer-${kind})`,
        borderRadius: 8,
        background: 'var(--viewer-popover)',
        color: `var(--viewer-${kind})`,
      }}>
      <Icon />
      {text}
    </div>
  ));
}
