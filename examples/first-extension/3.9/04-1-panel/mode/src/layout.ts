export const stack = '@ohif/extension-default.sopClassHandlerModule.stack';

export default function layoutTemplate() {
  return {
    id: '@ohif/extension-default.layoutTemplateModule.viewerLayout',
    props: {
      leftPanels: ['@ohif/extension-default.panelModule.seriesList'],
      rightPanels: ['@example/extension-findings.panelModule.findings'],
      viewports: [
        {
          namespace: '@ohif/extension-cornerstone.viewportModule.cornerstone',
          displaySetsToDisplay: [stack],
        },
      ],
    },
  };
}
