import { createHash } from 'node:crypto';
import HtmlPlugin from 'html-webpack-plugin';
import webpack, { type Compiler } from 'webpack';

const assetName = 'inline-script.js';

/** Placeholders in the HTML template for the script and for its hash, which the content policy names. */
const markers = { script: /\s*INLINE_SCRIPT;\s*/, hash: '{{inline-script-hash}}' };

/** Character sequences that would end the script element too early, or hide its end. */
const unsafeSequence = /<\/script|<!--/i;

/** Minifies a script and inlines it in the document, so that it runs without a request. */
export class InlineScriptPlugin {
  constructor(private readonly script: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('InlineScriptPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('InlineScriptPlugin', () => {
        compilation.emitAsset(assetName, new webpack.sources.RawSource(this.script));
      });
      HtmlPlugin.getCompilationHooks(compilation).beforeEmit.tap('InlineScriptPlugin', (data) => {
        const text = compilation.getAsset(assetName)?.source.source().toString() ?? this.script;
        if (unsafeSequence.test(text)) throw new Error('the inline script would end in the middle');
        compilation.deleteAsset(assetName);
        const hash = createHash('sha256').update(text).digest('base64');
        const html = data.html.replace(markers.hash, `sha256-${hash}`).replace(markers.script, () => text);
        return { ...data, html };
      });
    });
  }
}
