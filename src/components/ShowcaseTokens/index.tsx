/** What /colors-and-type shows: the tokens, measured, from the one file that has them. */
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import ShowcaseText from '@site/src/components/ShowcaseText';
import {
  colors,
  measure,
  modes,
  paintHex,
  pairs,
  spacing,
  states,
  type,
  type Mode,
  type Pair,
} from '@site/src/viewer-ui/tokens';
import {formatRatio} from '@site/src/viewer-ui/tokens/contrast';
import CopyButton from './CopyButton';
import styles from './styles.module.css';

function modeName(mode: Mode): string {
  return mode === 'dark'
    ? translate({id: 'showcase.tokens.dark', message: 'Dark'})
    : translate({id: 'showcase.tokens.light', message: 'Light'});
}

function Chip({name, mode}: {name: string; mode: Mode}): ReactNode {
  const hex = paintHex(name, mode);
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

/** A table that scrolls sideways where it is too wide; its children are the rows. */
function Region({
  name,
  columns,
  children,
}: {
  name: string;
  columns: string[];
  children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.scroll} role="region" aria-label={name} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** Every colour in both modes, with the published value and what to write for it. */
export function ColorTable(): ReactNode {
  return (
    <Region
      name={translate({id: 'showcase.tokens.colors', message: 'Colours'})}
      columns={[
        translate({id: 'showcase.tokens.token', message: 'Token'}),
        modeName('dark'),
        modeName('light'),
        translate({id: 'showcase.tokens.published', message: 'Published'}),
        translate({id: 'showcase.tokens.use', message: 'Use'}),
      ]}>
      {colors.map((token) => (
        <tr key={token.name}>
          <th scope="row">
            <code>{token.name}</code>
            {token.published && (
              <CopyButton text={`hsl(var(--${token.name}))`} />
            )}
          </th>
          <td>
            <Chip name={token.name} mode="dark" />
          </td>
          <td>
            <Chip name={token.name} mode="light" />
          </td>
          <td>{token.published && <code>{token.published}</code>}</td>
          <td>
            {token.use}. {token.why}
          </td>
        </tr>
      ))}
    </Region>
  );
}

/** Colours that are computed from others. */
export function StateTable(): ReactNode {
  return (
    <Region
      name={translate({
        id: 'showcase.tokens.states',
        message: 'Colours of states',
      })}
      columns={[
        translate({id: 'showcase.tokens.token', message: 'Token'}),
        modeName('dark'),
        modeName('light'),
        translate({id: 'showcase.tokens.made', message: 'Made of (dark)'}),
        translate({id: 'showcase.tokens.use', message: 'Use'}),
      ]}>
      {states.map((token) => (
        <tr key={token.name}>
          <th scope="row">
            <code>{token.name}</code>
          </th>
          <td>
            <Chip name={token.name} mode="dark" />
          </td>
          <td>
            <Chip name={token.name} mode="light" />
          </td>
          <td>
            <code>
              {'mix' in token.dark
                ? `${token.dark.mix}/${token.dark.percent} ${token.dark.over}`
                : token.dark.hsl}
            </code>
          </td>
          <td>
            {token.use}. {token.why}
          </td>
        </tr>
      ))}
    </Region>
  );
}

/**
 * A ratio, in the two colours where they are those of a text. Where they are those of
 * a border or an icon, they may be too close for a text: a frame shows them.
 */
function Sample({pair, mode}: {pair: Pair; mode: Mode}): ReactNode {
  const ground = paintHex(pair.on, mode);
  const colour = paintHex(pair.text, mode);
  const ratio = formatRatio(measure(pair, mode));
  return pair.minimum < 4.5 ? (
    <span className={styles.value}>
      <span
        className={styles.frame}
        style={{backgroundColor: ground, borderColor: colour}}
      />
      {ratio}
    </span>
  ) : (
    <span
      className={styles.sample}
      style={{backgroundColor: ground, color: colour}}>
      {ratio}
    </span>
  );
}

/** Every pair of colours that meet, with the measured ratio in both modes. */
export function ContrastTable(): ReactNode {
  return (
    <Region
      name={translate({id: 'showcase.tokens.contrast', message: 'Contrast'})}
      columns={[
        translate({id: 'showcase.tokens.where', message: 'Where'}),
        translate({id: 'showcase.tokens.pair', message: 'Colour on ground'}),
        ...modes.map(modeName),
        translate({id: 'showcase.tokens.minimum', message: 'At least'}),
      ]}>
      {pairs.map((pair) => (
        <tr key={`${pair.text} ${pair.on}`}>
          <th scope="row">{pair.use}</th>
          <td>
            <code>{pair.text}</code> <code>{pair.on}</code>
          </td>
          {modes.map((mode) => (
            <td key={mode}>
              <Sample pair={pair} mode={mode} />
            </td>
          ))}
          <td>{formatRatio(pair.minimum)}</td>
        </tr>
      ))}
    </Region>
  );
}

/** The sizes and weights of text. */
export function TypeScale(): ReactNode {
  return (
    <>
      <Region
        name={translate({id: 'showcase.tokens.sizes', message: 'Type sizes'})}
        columns={[
          translate({id: 'showcase.tokens.token', message: 'Token'}),
          translate({id: 'showcase.tokens.size', message: 'Size'}),
          translate({id: 'showcase.tokens.sample', message: 'Sample'}),
          translate({id: 'showcase.tokens.use', message: 'Use'}),
        ]}>
        {type.scale.map(({name, rem, use}) => (
          <tr key={name}>
            <th scope="row">
              <code>text-{name}</code>
              <CopyButton text={`text-${name}`} />
            </th>
            <td>
              {rem} rem, {rem * 16} px
            </td>
            <td className={styles.type} style={{fontSize: `${rem}rem`}}>
              <Translate id="showcase.tokens.text">
                Liver, segment VI: 14.2 mm
              </Translate>
            </td>
            <td>{use}</td>
          </tr>
        ))}
      </Region>
      <ul>
        {type.weights.map(({name, value, use}) => (
          <li key={name} style={{fontWeight: value}}>
            <ShowcaseText>{`\`font-${name}\``}</ShowcaseText> ({value}): {use}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The distances and sizes of controls. */
export function Spacing(): ReactNode {
  return (
    <Region
      name={translate({id: 'showcase.tokens.spacing', message: 'Spacing'})}
      columns={[
        translate({id: 'showcase.tokens.token', message: 'Token'}),
        translate({id: 'showcase.tokens.size', message: 'Size'}),
        translate({id: 'showcase.tokens.use', message: 'Use'}),
      ]}>
      {spacing.map(({name, px, use}) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td>
            <span className={styles.value}>
              <span
                className={styles.bar}
                style={{width: px}}
                aria-hidden="true"
              />
              {px} px
            </span>
          </td>
          <td>{use}</td>
        </tr>
      ))}
    </Region>
  );
}
