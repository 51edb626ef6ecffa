/**
 * `npm run count:prose` prints how often each habit (habits.ts) is on the current pages;
 * `npm run count:prose -- FILE…` lists where it is in the files.
 */
import path from 'node:path';
import {selectFiles} from '../core/files';
import {readPage} from '../core/read-page';
import {countHabits, habits, habitsIn, rate} from './habits';
import {sourceOf} from './prose';
import {currentProseFiles} from './prose-files';

const root = path.resolve(import.meta.dirname, '../../..');
const wanted = process.argv.slice(2);
if (wanted.length === 0) {
  const files = currentProseFiles(
    root,
    selectFiles(root, []).map((file) => readPage(file, root)),
  );
  const totals = countHabits(root, files);
  console.log(`${files.length} files, ${totals.words} words`);
  for (const habit of habits) {
    console.log(
      `${habit.name}: ${totals.byHabit[habit.name] ?? 0}, ${rate(totals, habit).toFixed(1)} per 10,000 words (at most ${habit.ceiling})`,
    );
  }
} else {
  for (const file of wanted) {
    const {words, found} = habitsIn(sourceOf(root, file).pieces);
    for (const {habit, line, text} of found) {
      console.log(`${file}:${line}  ${habit.name}  …${text}…`);
    }
    console.log(`${file}: ${found.length} in ${words} words`);
  }
}
