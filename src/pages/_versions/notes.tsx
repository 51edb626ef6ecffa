import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {ArchivedLabel, VersionId} from '@site/config/releases';

/** What a reader needs to know about a version, beyond its name. */
const notes: Record<VersionId, ReactNode> = {
  current: (
    <Translate id="versions.note.current">
      A beta of the 3.10 line. These pages describe 3.10.0-beta.146, which came
      from the platform's master branch before 3.10 was released, so some names
      may differ in the later 3.10 releases. Read them if you build against
      3.10.
    </Translate>
  ),
  '3.9': (
    <Translate id="versions.note.3.9">
      Stable line. It comes from a release branch and receives only fixes. Read
      these pages if you run a 3.9 release, for example its container image.
    </Translate>
  ),
};

const archivedNotes: Record<ArchivedLabel, ReactNode> = {
  '3.8.5': (
    <Translate id="versions.note.3.8.5">
      The last 3.8 release, before the move to Cornerstone3D 2.0.
    </Translate>
  ),
  '2.0': (
    <Translate id="versions.note.2.0">
      Deprecated. It has a different architecture, so its configuration and
      extensions do not run in version 3.
    </Translate>
  ),
  '1.0': (
    <Translate id="versions.note.1.0">
      Deprecated. The first viewer, built with Meteor.
    </Translate>
  ),
};

function noteIn(list: Record<string, ReactNode>, key: string): ReactNode {
  const note = list[key];
  if (!note) {
    throw new Error(
      `src/pages/_versions/notes.tsx has no note for "${key}", which config/releases.ts lists. Add one.`,
    );
  }
  return note;
}

/** @throws if a version of `config/releases.ts` has no note */
export const noteOf = (version: string) => noteIn(notes, version);

/** @throws if an archived version has no note */
export const archivedNoteOf = (label: string) => noteIn(archivedNotes, label);
