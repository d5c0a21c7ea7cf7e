/** Options of both bundlers: the module and the packages that it takes from the shell. */
export const exposes = { './module': './src/module.jsx' };
export const name = 'escale_containers';

const fromShell = (requiredVersion) => ({ singleton: true, import: false, requiredVersion });

export const shared = {
  react: fromShell('^19.0.0'),
  'react/': fromShell('^19.0.0'),
  'react-dom': fromShell('^19.0.0'),
  'react-router-dom': fromShell('^7.0.0'),
};

export const descriptor = (tool) =>
  JSON.stringify({
    id: 'containers',
    owner: { team: `Équipe ${tool}`, contact: 'partenaire@escale.test' },
    label: 'Gestion Conteneurs',
    hostApi: '^1.0.0',
    path: '/containers',
    card: {
      label: 'Gestion Conteneurs',
      description: 'Un module bâti ailleurs',
      icon: 'container',
      order: 50,
      status: 'available',
    },
    permissions: ['read', 'write', 'delete'],
    routes: [{ path: '/containers', access: 'read' }],
    version: '1.0.0',
    requires: { react: '^19.0.0', 'react-router-dom': '^7.0.0' },
  });
