/** The OpenAPI document as a page of plain HTML: no script, and no style of its own in it. */
import { html } from 'hono/html'
import type { OperationObject, openApiDocument } from './document.ts'

type OpenApi = ReturnType<typeof openApiDocument>
type Part = ReturnType<typeof html>

export function openApiPage({ info, paths, components }: OpenApi): Part {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(method, path, operation)),
  )
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => html`<section id="${name}"><h3>${name}</h3>${code(schema)}</section>`,
  )
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}: the API</title>
<link rel="stylesheet" href="/api/docs/page.css">
</head>
<body>
<main>
<h1>${info.title}: the API</h1>
<p>${info.description}</p>
<p><a href="/api/openapi.json">The same as OpenAPI 3.1</a></p>
<h2>Routes</h2>
${operations}
<h2>Schemas</h2>
${schemas}
</main>
</body>
</html>`
}

function section(method: string, path: string, operation: OperationObject): Part {
  const { operationId, summary, security, parameters, requestBody, responses } = operation
  const rows = parameters.map(
    ({ name, in: place, required, description, schema }) =>
      html`<tr><th scope="row">${name}</th><td>${place}${required ? ', required' : ''}</td><td>${description ?? ''} ${code(schema)}</td></tr>`,
  )
  const answers = Object.entries(responses).map(
    ([status, { description, content = {} }]) =>
      html`<tr><th scope="row">${status}</th><td>${description}</td><td>${contents(content)}</td></tr>`,
  )
  return html`<section id="${operationId}">
<h3><code>${method.toUpperCase()} /api${path}</code></h3>
<p>${summary} ${security.length === 0 ? 'Needs no token.' : ''}</p>
${rows.length > 0 ? html`<table><caption>Parameters</caption>${rows}</table>` : ''}
${requestBody ? html`<h4>Body</h4>${contents(requestBody.content)}` : ''}
<table><caption>Answers</caption>${answers}</table>
</section>`
}

function contents(content: NonNullable<OperationObject['responses'][string]['content']>): Part[] {
  return Object.entries(content).map(
    ([type, { schema }]) => html`<p>${type}</p>${schema ? code(schema) : ''}`,
  )
}

/** A reference is a link to its schema. */
function code(schema: object): Part {
  const text = JSON.stringify(schema, null, 1)
  const name = '$ref' in schema ? String(schema.$ref).split('/').at(-1) : null
  return name ? html`<p><a href="#${name}">${name}</a></p>` : html`<pre>${text}</pre>`
}

export const PAGE_CSS = `body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #1f2937; background: #fff }
main { max-width: 60rem; margin: 0 auto; padding: 1rem }
section { border-top: 1px solid #d1d5db; padding-block: 1rem }
table { border-collapse: collapse; width: 100% }
caption, th { text-align: start }
caption { font-weight: 600; padding-block: .5rem }
th, td { border: 1px solid #d1d5db; padding: .25rem .5rem; vertical-align: top }
pre { margin: 0; overflow-x: auto; font-size: .875rem }
p { margin-block: .25rem }
`
