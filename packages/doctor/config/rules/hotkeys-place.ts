import {propertyOf} from '../model';
import {ruleOf, type About} from '../rule';
import {withKeys} from './example';

export const rule = ruleOf({
  id: 'hotkeys-place',
  severity: 'warning',
  why: '"hotkeys" has no effect in the configuration. Set the customization `ohif.hotkeyBindings` instead, or in older releases, `hotkeys` in the mode.',
  page: 'user-guide/viewer/hotkeys',
  check({config, knowledge, report}) {
    const property = propertyOf(config, 'hotkeys');
    const known = knowledge.keys.hotkeys;
    if (property && known?.dead) {
      report({
        key: property,
        message: `"hotkeys" has no effect in the configuration of ${knowledge.release}.`,
        why: `${known.effect} ${known.note ?? ''}`.trim(),
      });
    }
  },
});

export const about = (): About => ({
  title: 'Hotkeys that have no effect',
  threads: ['OHIF/Viewers#3037'],
  firing: [
    withKeys(
      "¦hotkeys: [{commandName: 'nextImage', label: 'Next', keys: ['down']}],",
    ),
    {code: withKeys('¦hotkeys: [],'), release: '3.9'},
  ],
  silent: [
    withKeys("customizationService: [{'ohif.hotkeyBindings': {$push: []}}],"),
  ],
});
