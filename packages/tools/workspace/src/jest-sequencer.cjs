// @ts-check
const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Starts the slowest test files first, by the times of earlier runs. Jest keeps these times in one file for each project's id:
 * projects that share an id, as ours do for their compiled code, would overwrite each other's times.
 */
module.exports = class TimesByProject extends Sequencer {
  /** @param {Parameters<InstanceType<typeof Sequencer>['_getCachePath']>[0]} context */
  _getCachePath({ config }) {
    return `${super._getCachePath({ config })}-${config.displayName?.name}`;
  }
};
