/** What the finder imports as `@docusaurus/theme-common`. */
const rules = new Intl.PluralRules(document.documentElement.lang || 'en');

export const usePluralForm = () => ({
  /** @param messages for one and for several, with a bar between them */
  selectMessage: (count: number, messages: string): string => {
    const [one = '', several = one] = messages.split('|');
    return rules.select(count) === 'one' ? one : several;
  },
});
