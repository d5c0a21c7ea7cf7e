// @ts-check
import './check-node.mjs';
import { makeRelease } from './make-release.mjs';
import { runMain } from './run-main.mjs';
import { fromRoot } from './workspace-paths.mjs';

const main = () => {
  process.stdout.write(`${makeRelease(fromRoot())} : versions, journaux, commit et étiquette sont faits.\n`);
  return Promise.resolve(0);
};

await runMain(main, {
  interrupted: 'Version interrompue : git status montre ce qui est commencé.',
  interruptedCode: 130,
});
