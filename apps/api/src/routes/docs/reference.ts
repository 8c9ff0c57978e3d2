import { renderPage } from './page.ts';

/** Shows the code samples of the document, which the interface by itself leaves out, and an error as one line. */
const plugin = `const Samples = () => ({ wrapComponents: { responses: (Responses, system) => (props) => {
  const h = system.React.createElement;
  const samples = system.specSelectors.specJson().getIn(['paths', props.path, props.method, 'x-codeSamples']);
  const shown = samples ? h('div', { className: 'opblock-section' },
    h('div', { className: 'opblock-section-header' }, h('h4', null, 'Code')),
    h('div', { className: 'samples' }, samples.toJS().map(({ lang, source }) => h('details', { key: lang },
      h('summary', null, lang), h('pre', null, source))))) : null;
  return h('div', null, shown, h(Responses, props));
}, response: (Response, system) => (props) => {
  const h = system.React.createElement;
  if (!(Number(props.code) >= 400)) return h(Response, props);
  return h('tr', { className: 'response' }, h('td', { className: 'response-col_status' }, props.code),
    h('td', { colSpan: 2 }, h(system.getComponent('Markdown', true), { source: props.response.get('description') })));
} } });`;

const style = `.swagger-ui .topbar{display:none}.swagger-ui{filter:none}main{max-width:none;padding:0}
.samples{padding:0 20px}.samples pre{white-space:pre}@media (prefers-color-scheme:dark){#ui{background:#fff;color-scheme:light}}
@media (max-width:40rem){.swagger-ui .wrapper{padding:0 8px}.swagger-ui table{display:block;overflow-x:auto}.swagger-ui .opblock .opblock-summary-path{max-width:none;word-break:break-all}}`;

export const reference = (productName: string): string =>
  renderPage({
    part: '/docs/reference',
    title: 'API reference',
    productName,
    body: `<link rel="stylesheet" href="/docs/swagger-ui.css"><style>${style}</style><div id="ui"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script>${plugin}
SwaggerUIBundle({url:'/openapi.json',dom_id:'#ui',deepLinking:true,persistAuthorization:true,displayRequestDuration:true,docExpansion:'list',defaultModelsExpandDepth:0,filter:true,validatorUrl:null,plugins:[Samples]})</script>`,
  });
