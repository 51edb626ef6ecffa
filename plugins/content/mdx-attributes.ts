/** Reads and writes the attributes of elements in MDX. */
import type {Expression} from 'estree';
import type {
  MdxJsxAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx';

type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** The value of an attribute, if it is plain text. */
export function textAttribute(
  node: MdxElement,
  name: string,
): string | undefined {
  const attribute = node.attributes.find(
    (candidate): candidate is MdxJsxAttribute =>
      candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

/** `name={require('request')}`, or `name={require('request').default}`. */
export function requireAttribute(
  name: string,
  request: string,
  {useDefault = false} = {},
): MdxJsxAttribute {
  const call: Expression = {
    type: 'CallExpression',
    optional: false,
    callee: {type: 'Identifier', name: 'require'},
    arguments: [{type: 'Literal', value: request}],
  };
  const expression: Expression = useDefault
    ? {
        type: 'MemberExpression',
        object: call,
        property: {type: 'Identifier', name: 'default'},
        computed: false,
        optional: false,
      }
    : call;
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: `require(${JSON.stringify(request)})${useDefault ? '.default' : ''}`,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{type: 'ExpressionStatement', expression}],
        },
      },
    },
  };
}
