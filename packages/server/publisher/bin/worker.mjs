import 'tsx';

await import('../src/worker.ts');
