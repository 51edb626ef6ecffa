/** How an English word sounds, roughly: words that sound alike have the same key. */

/** Applied in order. Vowels after the first letter do not count. */
const rules: [spelling: RegExp, sound: string][] = [
  [/[^a-z]/g, ''],
  [/^(?:kn|gn|pn)/, 'n'],
  [/wr/g, 'r'],
  [/^wh/, 'w'],
  [/^x/, 's'],
  [/ight/g, 'it'],
  [/gh(?=[^aeiouy]|$)/g, ''],
  [/ph/g, 'f'],
  [/sch/g, 'sk'],
  [/[cst]ion/g, 'shn'],
  [/tch/g, 'ch'],
  [/c(?=[eiy])/g, 's'],
  [/ck|[cq](?!h)/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/dg(?=[eiy])/g, 'j'],
  [/^[aeiouy]+/, 'a'],
  [/(?!^)[aeiouyw]/g, ''],
  [/(.)\1+/g, '$1'],
];

/** The key of a word in lower case; empty for what is not written in Latin letters. */
export function phoneticKey(word: string): string {
  return rules.reduce(
    (rest, [spelling, sound]) => rest.replace(spelling, sound),
    word,
  );
}
