import {imagesOfStudy, viewport} from './matching';

const protocol = {
  id: 'findings.compare',
  name: 'Current and prior',
  protocolMatchingRules: [
    // Without a second study, this rule fails, and the protocol does not match.
    {
      attribute: 'StudyInstanceUID',
      from: 'prior',
      required: true,
      constraint: {notNull: true},
    },
  ],
  displaySetSelectors: {current: imagesOfStudy(0), prior: imagesOfStudy(1)},
  stages: [
    {
      id: 'sideBySide',
      viewportStructure: {
        layoutType: 'grid',
        properties: {rows: 1, columns: 2},
      },
      viewports: [viewport('current'), viewport('prior')],
    },
  ],
};

export default function getHangingProtocolModule() {
  return [{name: protocol.id, protocol}];
}
