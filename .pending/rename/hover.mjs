import { lsp } from './lsp.mjs'; import { collect, parts } from './names2.mjs'; import { readFileSync, writeFileSync } from 'node:fs'; import { pathToFileURL } from 'node:url';
const root=process.argv[2]??'/work/l';
const glossary = readFileSync(root+'/docs/developer/glossary.md','utf8');
const avoided = new Set(glossary.split('\n').map(l=>l.split('|').map(c=>c.trim())).flatMap(([,,,,,a=''])=>[...a.matchAll(/`([a-z]+)`/g)].map(([,w])=>w)));
const o=collect(root,n=>parts(n).some(w=>avoided.has(w)));
const s=lsp(root);
await s.req('initialize',{processId:process.pid,rootUri:pathToFileURL(root).href,capabilities:{textDocument:{hover:{contentFormat:['plaintext']}}}});
s.note('initialized',{});
const opened=new Set(); const out=[];
for(const x of o){ const uri=pathToFileURL(root+'/'+x.f).href;
 if(!opened.has(x.f)){opened.add(x.f); s.note('textDocument/didOpen',{textDocument:{uri,languageId:x.f.endsWith('x')?'typescriptreact':'typescript',version:1,text:x.text}});}
 const line=x.text.split('\n')[x.line-1]; const col=Buffer.from(line).subarray(0,x.col).toString().length;
 const h=await s.req('textDocument/hover',{textDocument:{uri},position:{line:x.line-1,character:col}});
 const c=h?.contents; const t=(typeof c==='string'?c:c?.value??'').replace(/```\w*/g,'').replace(/\s+/g,' ').trim().slice(0,160);
 out.push({f:x.f,line:x.line,col,kind:x.kind,name:x.name,code:x.code.slice(0,140),type:t});
}
writeFileSync('/tmp/names.json',JSON.stringify(out)); console.log(out.length); s.kill();
