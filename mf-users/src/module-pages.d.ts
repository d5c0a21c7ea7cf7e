// Written by `escale types`: the pages that other modules link to. Do not edit.
export {};

declare module '@escale/module-kit/links' {
  interface ModulePages {
    users: {
      list: never;
      add: never;
      invite: never;
      rights: never;
      roles: never;
      detail: 'userId';
      edit: 'userId';
      compare: 'userId';
      profile: never;
    };
  }
}
