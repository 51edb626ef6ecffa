/** Tables of /colors-and-type: the design tokens from `ui-next/tokens`, with measured contrast. */
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {WithCode} from '@site/src/features/tools';
import ShowcaseTable from '../Table';
import {
  colors,
  measure,
  modes,
  paintHex,
  paintSite,
  pairs,
  siteColors,
  siteSizes,
  spacing,
  states,
  type,
  type Mode,
  type Pair,
} from '@ohif/ui-next/tokens';
import {formatRatio, toHex} from '@ohif/ui-next/tokens/contrast';
import CopyButton from './CopyButton';
import styles from './styles.module.css';

function modeName(mode: Mode): string {
  return mode === 'dark'
    ? translate({id: 'showcase.tokens.dark', message: 'Dark'})
    : translate({id: 'showcase.tokens.light', message: 'Light'});
}

function Chip({hex}: {hex: string}): ReactNode {
  return (
    <span className={styles.value}>
      <span
        className={styles.chip}
        style={{backgroundColor: hex}}
        aria-hidden="true"
      />
      <code>{hex}</code>
    </span>
  );
}

const tokenColumn = (): string =>
  translate({id: 'showcase.tokens.token', message: 'Token'});
const sizeColumn = (): string =>
  translate({id: 'showcase.tokens.size', message: 'Size'});
const useColumn = (): string =>
  translate({id: 'showcase.tokens.use', message: 'Use'});

const chips = (name: string): ReactNode[] => [
  <Chip hex={paintHex(name, 'dark')} />,
  <Chip hex={paintHex(name, 'light')} />,
];

/** Every color in both modes, with its published value and how to reference it. */
export function ColorTable(): ReactNode {
  return (
    <ShowcaseTable
      name={translate({id: 'showcase.tokens.colors', message: 'Colors'})}
      columns={[
        tokenColumn(),
        modeName('dark'),
        modeName('light'),
        translate({id: 'showcase.tokens.published', message: 'Published'}),
        useColumn(),
      ]}
      rows={colors.map(({name, published, use, why}) => ({
        key: name,
        header: (
          <>
            <code>{name}</code>
            {published && <CopyButton text={`hsl(var(--${name}))`} />}
          </>
        ),
        cells: [
          ...chips(name),
          published && <code>{published}</code>,
          why ? `${use}. ${why}` : `${use}.`,
        ],
      }))}
    />
  );
}

/** Colors that are computed from other colors. */
export function StateTable(): ReactNode {
  return (
    <ShowcaseTable
      name={translate({
        id: 'showcase.tokens.states',
        message: 'Colors of states',
      })}
      columns={[
        tokenColumn(),
        modeName('dark'),
        modeName('light'),
        translate({id: 'showcase.tokens.made', message: 'Derived from (dark)'}),
        useColumn(),
      ]}
      rows={states.map(({name, dark, use, why}) => ({
        key: name,
        header: <code>{name}</code>,
        cells: [
          ...chips(name),
          <code>
            {'mix' in dark
              ? `${dark.mix}/${dark.percent} ${dark.over}`
              : dark.hsl}
          </code>,
          why ? `${use}. ${why}` : `${use}.`,
        ],
      }))}
    />
  );
}

/**
 * A contrast ratio. Text colors are shown on the ratio itself. The colors of borders and
 * icons may be too close for legible text, so a framed swatch shows them.
 */
function Sample({pair, mode}: {pair: Pair; mode: Mode}): ReactNode {
  const background = paintHex(pair.on, mode);
  const foreground = paintHex(pair.text, mode);
  const ratio = formatRatio(measure(pair, mode));
  return pair.minimum < 4.5 ? (
    <span className={styles.value}>
      <span
        className={styles.frame}
        style={{backgroundColor: background, borderColor: foreground}}
      />
      {ratio}
    </span>
  ) : (
    <span
      className={styles.sample}
      style={{backgroundColor: background, color: foreground}}>
      {ratio}
    </span>
  );
}

/** Every pair of colors that are used together, with the measured ratio in both modes. */
export function ContrastTable(): ReactNode {
  return (
    <ShowcaseTable
      name={translate({id: 'showcase.tokens.contrast', message: 'Contrast'})}
      columns={[
        translate({id: 'showcase.tokens.where', message: 'Where'}),
        translate({id: 'showcase.tokens.pair', message: 'Color on background'}),
        ...modes.map(modeName),
        translate({id: 'showcase.tokens.minimum', message: 'At least'}),
      ]}
      rows={pairs.map((pair) => ({
        key: `${pair.text} ${pair.on}`,
        header: pair.use,
        cells: [
          <>
            <code>{pair.text}</code> <code>{pair.on}</code>
          </>,
          ...modes.map((mode) => <Sample pair={pair} mode={mode} />),
          formatRatio(pair.minimum),
        ],
      }))}
    />
  );
}

/** The sizes and weights of text. */
export function TypeScale(): ReactNode {
  return (
    <>
      <ShowcaseTable
        name={translate({id: 'showcase.tokens.sizes', message: 'Type sizes'})}
        columns={[
          tokenColumn(),
          sizeColumn(),
          translate({id: 'showcase.tokens.sample', message: 'Sample'}),
          useColumn(),
        ]}
        rows={type.scale.map(({name, rem, use}) => ({
          key: name,
          header: (
            <>
              <code>text-{name}</code>
              <CopyButton text={`text-${name}`} />
            </>
          ),
          cells: [
            `${rem} rem, ${rem * 16} px`,
            <span className={styles.type} style={{fontSize: `${rem}rem`}}>
              <Translate id="showcase.tokens.text">
                Liver, segment VI: 14.2 mm
              </Translate>
            </span>,
            use,
          ],
        }))}
      />
      <ul>
        {type.weights.map(({name, value, use}) => (
          <li key={name} style={{fontWeight: value}}>
            <WithCode>{`\`font-${name}\``}</WithCode> ({value}): {use}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Distances, and sizes of controls. */
export function Spacing(): ReactNode {
  return (
    <ShowcaseTable
      name={translate({id: 'showcase.tokens.spacing', message: 'Spacing'})}
      columns={[tokenColumn(), sizeColumn(), useColumn()]}
      rows={spacing.map(({name, px, use}) => ({
        key: name,
        header: <code>{name}</code>,
        cells: [
          <span className={styles.value}>
            <span
              className={styles.bar}
              style={{width: px}}
              aria-hidden="true"
            />
            {px} px
          </span>,
          use,
        ],
      }))}
    />
  );
}

/** The colors of the site around the examples, in both modes. */
export function SiteColorTable(): ReactNode {
  return (
    <ShowcaseTable
      name={translate({
        id: 'showcase.tokens.site',
        message: 'Colors of this site',
      })}
      columns={[
        tokenColumn(),
        modeName('dark'),
        modeName('light'),
        useColumn(),
      ]}
      rows={siteColors.map(({name, use}) => ({
        key: name,
        header: <code>{`--${name}`}</code>,
        cells: [
          <Chip hex={toHex(paintSite(name, 'dark'))} />,
          <Chip hex={toHex(paintSite(name, 'light'))} />,
          use,
        ],
      }))}
    />
  );
}

/** Sizes and times of the site. */
export function SiteSizeTable(): ReactNode {
  return (
    <ShowcaseTable
      name={translate({
        id: 'showcase.tokens.siteSizes',
        message: 'Sizes of this site',
      })}
      columns={[tokenColumn(), sizeColumn(), useColumn()]}
      rows={siteSizes.map(({name, value, use}) => ({
        key: name,
        header: <code>{`--${name}`}</code>,
        cells: [<code>{value}</code>, use],
      }))}
    />
  );
}
