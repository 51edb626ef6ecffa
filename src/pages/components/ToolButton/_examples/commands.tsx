import React, {useState} from 'react';
import {ToolButton} from '@ohif/ui-next';

// What a toolbar button of a mode carries; the panel hands it to the commands manager.
const commands = {commandName: 'rotateViewportCW'};

export default function Commands() {
  const [run, setRun] = useState('');

  return (
    <div style={{display: 'flex', alignItems: 'center', gap: 12}}>
      <ToolButton
        id="rotate-right"
        icon="tool-rotate-right"
        label="Rotate right"
        commands={commands}
        onInteraction={(details) => setRun(JSON.stringify(details))}
      />
      <code>{run || 'Nothing has run yet'}</code>
    </div>
  );
}
