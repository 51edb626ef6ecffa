/** The ready edits: as a patch, as a zip of the changed files, or file by file. */
import {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {UpgradeResult} from '@ohif-docs/doctor/upgrade';
import CodeWords from '@site/src/components/CodeWords';
import {indentOf} from '@site/src/components/CodeWords/words';
import {CopyButton, save} from '@site/src/features/tools';
import type {Host} from './host';
import {patchLines} from './patchLines';
import {checklistAsMarkdown} from './report';

import type {Fixed, UpgradeTool} from './useUpgrade';

/** Lines of a patch that are drawn; the whole patch is in the download. */
const mostLines = 1000;

function PatchLines({patch}: {patch: string}): ReactNode {
  const lines = patchLines(patch);
  return (
    <>
      <pre
        className="patch"
        tabIndex={0}
        role="region"
        aria-label={translate({
          id: 'upgradeDoctor.patch',
          message: 'Patch',
        })}>
        {lines.slice(0, mostLines).map(({text, kind}, i) => (
          <span
            key={i}
            data-line={kind}
            style={indentOf(text.slice(1), '+'.length)}>
            <CodeWords line={text || ' '} />
          </span>
        ))}
      </pre>
      {lines.length > mostLines && (
        <p className="quiet">
          <Translate
            id="upgradeDoctor.longPatch"
            values={{count: lines.length - mostLines}}>
            {'{count} more lines are in the saved patch.'}
          </Translate>
        </p>
      )}
    </>
  );
}

function Patch({fixed, copy}: {fixed: Fixed; copy: Host['copy']}): ReactNode {
  const {patch, changed, zip, left} = fixed;
  if (!patch) {
    return (
      <p>
        <Translate id="upgradeDoctor.noEdits">
          None of these places has a ready edit.
        </Translate>
      </p>
    );
  }
  return (
    <>
      <p>
        <Translate
          id="upgradeDoctor.afterFixes"
          values={{
            files: changed.length,
            left: left.findings.filter(({certainty}) => certainty === 'sure')
              .length,
          }}>
          {
            'Changed files: {files}. Places that you must still change by hand: {left}.'
          }
        </Translate>
      </p>
      <div className="buttons">
        <button
          type="button"
          onClick={() => save('upgrade.patch', 'text/x-patch', patch)}>
          <Translate id="upgradeDoctor.savePatch">Save the patch</Translate>
        </button>
      </div>
      <div className="quiet-buttons">
        <button
          type="button"
          onClick={() => save('upgraded-files.zip', 'application/zip', zip)}>
          <Translate id="upgradeDoctor.saveZip">
            Save the changed files as a zip
          </Translate>
        </button>
        <CopyButton copy={copy} text={patch}>
          <Translate id="upgradeDoctor.copyPatch">Copy the patch</Translate>
        </CopyButton>
        {changed.length === 1 && (
          <CopyButton copy={copy} text={changed[0]!.text}>
            <Translate id="upgradeDoctor.copyFile">
              Copy the changed file
            </Translate>
          </CopyButton>
        )}
      </div>
      <p className="quiet">
        <Translate
          id="upgradeDoctor.apply"
          values={{command: <code>git apply upgrade.patch</code>}}>
          {
            'Run this command in the folder that contains the folder or files you chose: {command}'
          }
        </Translate>
      </p>
      <PatchLines patch={patch} />
    </>
  );
}

export default function Fixes({
  result,
  fixed,
  fixing,
  fix,
  copy,
}: {
  result: UpgradeResult;
  fixed: Fixed | undefined;
  /** While the edits are made. */
  fixing: {done: number; total: number} | undefined;
  fix: UpgradeTool['fix'];
  copy: Host['copy'];
}): ReactNode {
  const [comments, setComments] = useState(false);
  return (
    <section>
      <div className="buttons">
        <button
          type="button"
          className="primary"
          disabled={fixing !== undefined}
          onClick={() => fix(comments)}>
          <Translate
            id="upgradeDoctor.fix"
            values={{count: result.estimate.automatic}}>
            {'Make the ready edits ({count})'}
          </Translate>
        </button>
        <label>
          <input
            type="checkbox"
            checked={comments}
            onChange={({currentTarget}) => setComments(currentTarget.checked)}
          />{' '}
          <Translate id="upgradeDoctor.comments">
            Add TODO comments at the other places
          </Translate>
        </label>
      </div>
      {fixing && (
        <p>
          <progress
            aria-label={translate({
              id: 'upgradeDoctor.fixing',
              message: 'Making the edits',
            })}
            max={fixing.total}
            value={fixing.done}
          />
        </p>
      )}
      {fixed && <Patch copy={copy} fixed={fixed} />}
    </section>
  );
}

/** Exports of the result. */
export function Exports({
  result,
  copy,
}: {
  result: UpgradeResult;
  copy: Host['copy'];
}): ReactNode {
  return (
    <div className="quiet-buttons">
      <CopyButton copy={copy} text={() => checklistAsMarkdown(result)}>
        <Translate id="upgradeDoctor.copyReport">
          Copy as a Markdown checklist
        </Translate>
      </CopyButton>
      <button
        type="button"
        onClick={() =>
          save(
            'upgrade.json',
            'application/json',
            JSON.stringify(result, undefined, 2),
          )
        }>
        <Translate id="upgradeDoctor.saveJson">Save as JSON</Translate>
      </button>
    </div>
  );
}
