/**
 * The bundler's rule for the screenshots in `pictures/`. The rule of the image plugin
 * (`@docusaurus/plugin-ideal-image`) takes PNG and JPEG only, so this one applies its
 * responsive loader with the same options to WebP that is requested with `?responsive`.
 */
import type {Plugin} from '@docusaurus/types';
import type {RuleSetRule, RuleSetUseItem} from 'webpack';

const isResponsive = (item: unknown): item is RuleSetUseItem =>
  JSON.stringify(item ?? null).includes('responsive-loader');

/**
 * @param rules the bundler's rules so far
 * @returns the rule to put before them
 * @throws if the image plugin has none
 */
function responsiveImages(rules: readonly unknown[]): RuleSetRule[] {
  const found = rules.filter(isResponsive);
  if (found.length === 0) {
    throw new Error(
      'The image plugin no longer has a rule with its responsive loader. Update the function that looks for it, responsiveImages.',
    );
  }
  return found.map((rule) => {
    const {use, ...rest} = rule as RuleSetRule & {use: unknown[]};
    return {
      ...rest,
      test: /\.webp$/i,
      resourceQuery: /^\?responsive$/,
      // Without the loader of the blurred preview, which reads PNG and JPEG only.
      use: use.filter(isResponsive),
    };
  });
}

export default function responsivePictures(): Plugin {
  return {
    name: 'responsive-pictures',
    configureWebpack: ({module}) => ({
      mergeStrategy: {'module.rules': 'prepend'},
      module: {rules: responsiveImages(module?.rules ?? [])},
    }),
  };
}
