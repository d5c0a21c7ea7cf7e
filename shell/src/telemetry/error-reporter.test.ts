import { createErrorReporter } from './error-reporter';

it('the console names the module of an error, and prints its cause', () => {
  const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const cause = new Error("Can not get 'react/jsx-dev-runtime'");
  const error = new Error('broken', { cause });
  createErrorReporter().report(error, { module: 'yard', version: '1.2.0', owner: 'Équipe Quai' });
  expect(printed).toHaveBeenCalledWith('[yard@1.2.0]', error, 'caused by', cause);
});
