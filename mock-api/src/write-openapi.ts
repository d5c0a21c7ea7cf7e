import { writeFileSync } from 'node:fs';
import { openApiFile, openApiText } from './openapi/openapi-file';
import { routes } from './routes';

writeFileSync(openApiFile, openApiText(routes));
