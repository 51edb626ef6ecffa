/**
 * The bundler's rule for the screenshots in `pictures/`. The rule of the image plugin
 * (`@docusaurus/plugin-ideal-image`) takes PNG and JPEG only, so this one applies its
 * responsive loader with the same options to WebP that is requested with `?responsive`.
 */
import type {RuleSetRule, RuleSetUseItem} from 'webpack';

const isResponsive = (item: unknown): item is RuleSetUseItem =>
  JSON.stringify(item ?? null).includes('responsive-loader');

/**
 * @param rules the bundler's rules so far
 * @returns the rule to put before them; empty if the image plugin has none
 */
export function responsiveImages(rules: readonly unknown[]): RuleSetRule[] {
  return rules.filter(isResponsive).map((rule) => {
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
