/**
 * Pages that a reader is about to open, until the framework runs: it fetches them by itself then.
 * A file is not a page.
 */
const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          {href_matches: '<%= it.baseUrl %>*'},
          {not: {selector_matches: '[href$=".zip"], [href$=".md"]'}},
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/**
 * The HTML of each page (`ssrTemplate`): the framework's own template with two differences. The
 * framework's scripts do not run by themselves: src/chrome/start.ts fetches them ahead and runs
 * them. And the style sheets come before the page's own tags, one of which preloads the font.
 * config/internals.json compares the framework's template with the one that this follows.
 */
export const htmlTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <% it.scripts.forEach((script) => { %>
      <script type="text/plain" data-start="<%= it.baseUrl %><%= script %>"></script>
    <% }); %>
    <script type="speculationrules">${JSON.stringify(speculationRules)}</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
