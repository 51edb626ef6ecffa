/**
 * The colors of code blocks: two well-known themes, in which colors with too little
 * contrast (WCAG 2.2 AA requires 4.5:1) are replaced.
 */
import {themes, type PrismTheme} from 'prism-react-renderer';

/** The theme with some colors replaced by those of `replacements`. */
function withColors(
  theme: PrismTheme,
  replacements: Record<string, string>,
): PrismTheme {
  return {
    ...theme,
    styles: theme.styles.map((entry) => ({
      ...entry,
      style: {
        ...entry.style,
        color: replacements[entry.style.color ?? ''] ?? entry.style.color,
      },
    })),
  };
}

export const lightCode = withColors(themes.github, {
  '#999988': '#5f6368',
  '#e3116c': '#b3085a',
  '#36acaa': '#0b6b6a',
  '#00a4db': '#0068a8',
  '#d73a49': '#b31d28',
});

export const darkCode = withColors(themes.dracula, {
  'rgb(98, 114, 164)': 'rgb(160, 172, 211)',
  'rgb(255, 85, 85)': 'rgb(255, 130, 130)',
});
