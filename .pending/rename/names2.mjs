import { parseSync } from '/work/l/node_modules/@swc/core/index.js';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
export function collect(root, accept){
 const out=[];
 const files = globSync('{engine,features,gateway,screens,studio,tools}/**/*.{ts,tsx}',{cwd:root}).filter(p=>!/\.(?:test|fixture|stories)\.tsx?$|\/testing\//.test(p)&&!/engine\/compiler\/files\//.test(p));
 for (const f of files) {
  const src=readFileSync(root+'/'+f); const text=src.toString();
  const ast = parseSync(text, {syntax:'typescript', tsx:f.endsWith('x')});
  // find base offset: swc spans are cumulative (1-based bytes)
  const first=ast.span.start; 
  const got=[];
  const add=(idn,kind,name)=>got.push({name:name??idn.value,start:idn.span.start,kind});
  const pat=(p,kind)=>{ if(!p) return; if(p.type==='Identifier') add(p,kind); else if(p.type==='ObjectPattern') p.properties.forEach(q=>{ if(q.type==='AssignmentPatternProperty') add(q.key,kind+'-short'); else if(q.type==='KeyValuePatternProperty') pat(q.value,kind); else pat(q.argument,kind)}); else if(p.type==='ArrayPattern') p.elements.forEach(e=>pat(e,kind)); else if(p.type==='AssignmentPattern') pat(p.left,kind); else if(p.type==='RestElement') pat(p.argument,kind); };
  const walk=(n)=>{ if(Array.isArray(n)) return n.forEach(walk); if(!n||typeof n!=='object') return;
    if(n.type==='VariableDeclarator') pat(n.id,'local');
    if(n.type==='FunctionDeclaration'||n.type==='FunctionExpression'){ if(n.identifier) add(n.identifier,'function'); n.params.forEach(p=>pat(p.pat,'param')); }
    if(n.type==='ArrowFunctionExpression') n.params.forEach(p=>pat(p,'param'));
    if(n.type==='TsFunctionType'||n.type==='TsMethodSignature') n.params.forEach(p=>pat(p,'tparam'));
    if(n.type==='ClassMethod'){ if(n.key?.value) add(n.key,'member'); n.function?.params?.forEach(p=>pat(p.pat,'param')); }
    if(n.type==='TsPropertySignature'||n.type==='TsMethodSignature'||n.type==='ClassProperty') if(n.key?.value) add(n.key,'member');
    if(n.type==='TsInterfaceDeclaration'||n.type==='TsTypeAliasDeclaration'||n.type==='ClassDeclaration') add(n.id??n.identifier,'type');
    for (const k in n) if(k!=='span') walk(n[k]); };
  walk(ast.body);
  for (const g of got) if(accept(g.name)) {
    // locate: span relative; calibrate by searching
    out.push({...g,f,text,src});
  }
  // calibrate offset
  const mine=out.filter(o=>o.f===f);
  if(mine.length){ 
    // module span start corresponds to first token, compute candidates
    let off=null; for(let d=first+5;d>=first-src.length-50&&off===null;d--){ if(mine.every(m=>src.subarray(m.start-d-0,m.start-d+Buffer.byteLength(m.name)).toString()===m.name)) off=d; }
    if(off===null) throw new Error(f);
    for(const m of mine){ const pre=src.subarray(0,m.start-off).toString().split('\n'); m.line=pre.length; m.col=pre.at(-1).length; m.code=text.split('\n')[m.line-1].trim(); }
  }
 }
 return out;
}
const glossary = readFileSync('/work/l/docs/developer/glossary.md','utf8');
const avoided = new Set(glossary.split('\n').map(l=>l.split('|').map(c=>c.trim())).flatMap(([,,,,,a=''])=>[...a.matchAll(/`([a-z]+)`/g)].map(([,w])=>w)));
export const parts = n=>[...n.matchAll(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g)].map(([w])=>w.toLowerCase());
if (process.argv[1].endsWith('names2.mjs')) {
 const o=collect('/work/l',n=>parts(n).some(w=>avoided.has(w)));
 let last=''; const lines=[];
 for(const x of o){ if(x.f!==last){lines.push('## '+x.f); last=x.f;} lines.push(`${x.line}:${x.col} ${x.kind} ${x.name} | ${x.code.slice(0,130)}`); }
 writeFileSync('/tmp/names.txt',lines.join('\n')); console.log(o.length, lines.length);
}
